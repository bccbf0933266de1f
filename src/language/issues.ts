/** What is wrong with the answers to a form: `issues(form, answers, scope) => Issue[]`. */
export { issues } from './validation/issues.ts';
