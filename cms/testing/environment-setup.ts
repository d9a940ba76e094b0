/**
 * Setup of each test file of the backend. It runs before the imports of the file, because a module
 * that reads the environment while it is imported would otherwise fail.
 */
import { stubEnvironment } from './stub-environment.ts';

await stubEnvironment();
