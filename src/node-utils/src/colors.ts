import picocolors from 'picocolors';

/**
 * One function for each color and style, which wraps a string in ANSI codes.
 * @zh 每种颜色和样式对应一个函数，为字符串加上 ANSI 代码。
 */
export type Colors = typeof picocolors;

/**
 * Colors for command-line output, based on picocolors. Color support is detected once, when the module is
 * loaded: off with `NO_COLOR` or `--no-color`; otherwise on with `FORCE_COLOR` or `--color`, in a terminal,
 * on Windows and in CI. When it is off, each function returns its input unchanged.
 * @zh 为命令行输出着色，基于 picocolors。是否着色在模块加载时判断一次：设置了 `NO_COLOR` 或 `--no-color` 时不着色；
 * 否则在设置了 `FORCE_COLOR` 或 `--color`、输出到终端、Windows 或 CI 中时着色。不着色时各函数原样返回文本。
 *
 * @group log
 * @since 0.2.0
 * @keywords color color ansi terminal picocolors chalk NO_COLOR FORCE_COLOR 颜色 终端 着色 命令行
 * @example
 * ```ts
 * process.stdout.write(`${colors.green('done')} in ${colors.bold('1.2 s')}\n`);
 * ```
 */
export const colors: Colors = picocolors;
