/** A screen of the release, drawn over the ports around it. */
export { Screen } from './screen/Screen.tsx';
