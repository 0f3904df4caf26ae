import './theme/common/locale/demoLocale';
import './theme/styles/tokens.css';
import './theme/styles/base.css';
import './theme/styles/prose.css';
import './theme/styles/code.css';
import './theme/styles/print.css';
import './theme/styles/forced-colors.css';
