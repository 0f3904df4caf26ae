/** A module of its own, so that it can be loaded when it is first needed. */
export { Toast } from 'antd-mobile';
