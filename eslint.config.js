import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Rules that know types take as long to begin as `tsc` itself: sources are looked at by them but in the quick tests, and
 * tests with the long ones, as sweeps are.
 */
const typed = [
  ...(process.env.TESTS === 'quick' ? [] : ['src/**/*.{ts,tsx}']),
  ...(process.env.SWEEPS === 'whole' ? ['tests/**/*.{ts,tsx}'] : []),
];

export default tseslint.config(
  { ignores: ['dist', 'node_modules', '.data', '.bench', 'coverage', '**/*.gen.ts'] },
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-globals': ['error', 'event', 'name'],
    },
  },
  ...typed.map((files) => ({
    // What a promise brings or why it fails is waited for, or said to be nobody's: with `void`.
    files: [files],
    ignores: ['tests/bench/peers/**'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  })),
  {
    files: ['**/*.tsx', 'src/app/**', 'src/engine/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['src/domain/**', 'src/language/**', 'src/server/handlers/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time comes in through an argument.' },
        { object: 'Math', property: 'random', message: 'Chance comes in through an argument.' },
      ],
    },
  },
);
