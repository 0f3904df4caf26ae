export { SourceCode as default } from '../../common/code/SourceCode';
