/**
 * Setup of each test file of the backend. It runs before the imports of the file, because a module
 * that reads the environment while it is imported would otherwise fail.
 */
import { vi } from 'vitest';
import { stubEnvironment } from './stub-environment.ts';

await stubEnvironment();

// Screens are rendered without a browser and without Next. All files share one replacement, because they share modules.
vi.mock('@payloadcms/ui', () => import('./payload-ui.tsx'));
vi.mock('@payloadcms/next/templates', () => import('./payload-ui.tsx'));
vi.mock('next/navigation', () => import('./next-navigation.ts'));
