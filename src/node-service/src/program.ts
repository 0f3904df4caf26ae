/** Name of the program, which begins its messages. */
export const PROGRAM = 'node-service';
