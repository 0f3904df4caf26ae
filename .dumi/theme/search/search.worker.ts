import { openIndex } from './createSearch';
import { serve } from './serve';

serve(openIndex);
