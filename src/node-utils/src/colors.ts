import picocolors from 'picocolors';

/**
 * A function for each color and style; each takes a text and returns it with ANSI codes around it.
 * @zh 每种颜色和样式对应一个函数，接收文本并返回带 ANSI 代码的文本。
 */
export type Colors = typeof picocolors;

/**
 * Colors for the text of command-line tools, by picocolors. Whether there are colors is decided once, when
 * this is loaded: not with `NO_COLOR` or `--no-color`; otherwise with `FORCE_COLOR` or `--color`, in a terminal, on
 * Windows and in CI. Without colors each function returns its text as it is.
 * @zh 命令行文本着色，基于 picocolors。是否着色在加载时判断一次：设置了 `NO_COLOR` 或 `--no-color` 时不着色；
 * 否则在设置了 `FORCE_COLOR` 或 `--color`、输出到终端、Windows 或 CI 中时着色。不着色时各函数原样返回文本。
 *
 * @group log
 * @since 0.2.0
 * @keywords color colour ansi terminal picocolors chalk NO_COLOR FORCE_COLOR 颜色 终端 着色 命令行
 * @example
 * ```ts
 * process.stdout.write(`${colors.green('done')} in ${colors.bold('1.2 s')}\n`);
 * ```
 */
export const colors: Colors = picocolors;
