import { accessSync, closeSync, constants, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '@mtools/node-utils/internal';
import { createStream, type RotatingFileStream } from 'rotating-file-stream';
import type { LogFile } from './resolveConfig';

/** How long nothing is written after an error, in ms: a disk that is full stays so for a while. */
const PAUSE = 10_000;

/**
 * What the logger writes to: a file that is rotated. When it cannot be written, the service goes on without
 * these lines, says so once on standard error, and tries again every ten seconds.
 */
export function createLogFile({ filename, maxSize, backups }: LogFile) {
  const { dir, base } = path.parse(filename);
  let stream: RotatingFileStream | undefined;
  let retryAt = 0;
  let isTold = false;

  const open = (): RotatingFileStream => {
    const opened = createStream(base, {
      path: dir,
      // `'100m'` is `'100M'` for the stream, whose other units are the same.
      size: maxSize.toUpperCase() as `${number}M`,
      maxFiles: backups,
      // `service.log`, and then `service.log.1`, which is the youngest.
      rotate: backups,
    });
    // Lines that wait in a stream are refused one by one; only the first error counts.
    opened.on('error', (error) => {
      if (stream !== opened) return;
      stream = undefined;
      retryAt = performance.now() + PAUSE;
      opened.destroy();
      if (isTold) return;
      isTold = true;
      process.stderr.write(
        `node-service: the log file ${filename} cannot be written: ${messageOf(error)}. The service keeps running, but log lines are lost until the file is writable again.\n`,
      );
    });
    return opened;
  };

  return {
    write(line: string): void {
      if (!stream && performance.now() < retryAt) return;
      stream ??= open();
      stream.write(line);
    },
  };
}

/**
 * Checks that a log file can be written, without creating anything.
 *
 * @throws Error in a sentence when it cannot
 */
export function checkLogFile(filename: string): void {
  try {
    const stats = statSync(filename, { throwIfNoEntry: false });
    if (stats && !stats.isFile()) throw new Error('it is not a file');
    if (stats) {
      closeSync(openSync(filename, 'a'));
      return;
    }
    // The folders above it are created with the file.
    let folder = path.dirname(filename);
    while (!statSync(folder, { throwIfNoEntry: false })) folder = path.dirname(folder);
    if (!statSync(folder).isDirectory()) throw new Error(`${folder} is not a folder`);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(
      `option "logger.file.filename" is ${JSON.stringify(filename)}, but this file cannot be written: ${messageOf(error)}.`,
    );
  }
}
