import { theme } from 'antd';

/** antd's own. Every component carries what asks for it, so it is imported once. */
export const { darkAlgorithm } = theme;
