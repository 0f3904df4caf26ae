// Before the application, which reads its settings while it is loaded.
import './mt-template-h5.prepare';
import '../../../../../src/templates/mt-template-h5/src';
