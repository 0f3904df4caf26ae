// Before the application, which reads its settings while it is loaded.
import './mt-template-admin.prepare';
import '../../../../../src/templates/mt-template-admin/src';
