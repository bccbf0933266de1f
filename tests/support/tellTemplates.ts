import { toldTemplates } from './demoData.ts';
import { NOW } from './product.ts';

// What most test files begin with is there before any of them waits for it.
await toldTemplates(NOW);
