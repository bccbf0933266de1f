/** Style sheets stand beside their component; the bundler takes them out. */
declare module '*.css';
