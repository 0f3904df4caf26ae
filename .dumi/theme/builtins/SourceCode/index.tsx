export { SourceCode as default } from '../../common/SourceCode';
