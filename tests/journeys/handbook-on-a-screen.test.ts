import { testHandbookTasks } from '../support/handbook-tasks.ts';

testHandbookTasks('in English on a screen');
