import type { UploadFile } from 'antd';

/** Control characters, and those that turn the direction of text round, so that `gpj.exe` reads as `exe.jpg`. */
const TRICKY = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The name of a file as it may be shown; the file itself keeps its own. */
export function shownName({ name }: { name?: unknown }): string {
  return String(name ?? '').replace(TRICKY, '\u{fffd}');
}

/** The address of a file if it is one to go to, and not a script. */
export function safeUrl(url: unknown): string | undefined {
  if (typeof url !== 'string' || !url) return undefined;
  // Browsers skip these characters, and so `java\nscript:` is a scheme for them.
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(url.replace(/[\p{Cc}\s]/gu, ''))?.[1]?.toLowerCase();
  return !scheme || ['http', 'https', 'blob'].includes(scheme) ? url : undefined;
}

/** What a file says of its link, which may be JSON, as a server sends it; what is none says nothing. */
export function linkPropsOf({ linkProps }: Pick<UploadFile, 'linkProps'>): object | undefined {
  try {
    return Object(typeof linkProps === 'string' ? JSON.parse(linkProps) : linkProps);
  } catch {
    return undefined;
  }
}

/** What went wrong, if it says so in words. */
export function errorText({
  error,
  response,
}: Pick<UploadFile<unknown>, 'error' | 'response'>): string | undefined {
  // Of nothing, and of a text, an object without these.
  const { statusText, message }: { statusText?: unknown; message?: unknown } = Object(error);
  return [response, error, statusText, message].find(
    (text): text is string => typeof text === 'string' && text !== '',
  );
}

/** Size of a file in the largest unit in which it is at least 1; a file of no bytes has `0 B`. */
export function sizeText(bytes: number | undefined): string | undefined {
  if (bytes === undefined || !Number.isFinite(bytes) || bytes < 0) return undefined;
  const units = ['B', 'KB', 'MB', 'GB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10));
  return `${Number((bytes / 1024 ** power).toFixed(1))} ${units[power]}`;
}
