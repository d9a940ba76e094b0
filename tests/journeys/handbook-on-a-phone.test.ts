import { testHandbookTasks } from '../support/handbook-tasks.ts';

testHandbookTasks('in Assamese on a phone');
