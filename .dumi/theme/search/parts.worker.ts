import { openParts } from './createSearchInParts';
import { serve } from './serve';

serve(openParts);
