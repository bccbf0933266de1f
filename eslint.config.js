import tseslint from 'typescript-eslint';

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
