import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['build/', '.docusaurus/', 'node_modules/', 'var/', 'test-results/', 'static/'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // The compiler knows every name.
      'no-undef': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.recommended,
    plugins: { ...jsxA11y.flatConfigs.recommended.plugins, 'react-hooks': reactHooks, '@docusaurus': docusaurus },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // `list-none` hides list semantics from some screen readers; tables scroll by keyboard.
      'jsx-a11y/no-redundant-roles': 'off',
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region'], tags: ['pre', 'main'] }],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@docusaurus/string-literal-i18n-messages': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='className'] Literal[value=/^\\S*>\\S*$/]",
          message:
            'The minifier leaves out the quotes of a single class, which ">" then ends: write it with "*:" or "in-[…]".',
        },
      ],
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/no-untranslated-text': [
        'error',
        { ignoredStrings: ['·', '±', ',', '(', ')', 'BatScan', 'BatStream', 'BatData', ' kWh', ' mV'] },
      ],
    },
  },
  {
    files: ['src/sections/gallery/**', 'src/pages/design-system/*.tsx'],
    // An internal page, in English for all.
    rules: { '@docusaurus/no-untranslated-text': 'off' },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', require: 'readonly', module: 'writable' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['src/template/*.js'],
    languageOptions: {
      globals: {
        document: 'readonly',
        window: 'readonly',
        addEventListener: 'readonly',
        setTimeout: 'readonly',
        HTMLButtonElement: 'readonly',
      },
    },
  },
);
