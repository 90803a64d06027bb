import { company, emailHref } from '../src/lib/company.ts';
import type { FieldErrorCode } from '../src/schemas/fields.ts';
import type { RefusedPost } from './form-page.ts';

const messages: Record<FieldErrorCode, string> = {
  required: 'please fill in',
  tooLong: 'please shorten',
  invalidEmail: 'please check the e-mail address',
  invalidPhone: 'please check the phone number',
  invalidChoice: 'please choose one of the list',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function control(name: string, value: string, schema: unknown): string {
  const options = (schema as { options?: string[] }).options;
  // A textarea keeps every character; the first line end belongs to the markup.
  if (!options) return `<textarea id="${name}" name="${name}" rows="2">\n${escapeHtml(value)}</textarea>`;
  const choices = ['', ...options].map(
    (option) => `<option${option === value ? ' selected' : ''}>${escapeHtml(option)}</option>`,
  );
  return `<select id="${name}" name="${name}">${choices.join('')}</select>`;
}

/**
 * What a visitor without JavaScript gets when the form's built page cannot be used: bare, but with every word that
 * was typed and a way to send it again. Its words are English because those of the languages stand in the page
 * that is missing.
 * @returns HTML
 */
export function renderPlainForm({ form, language, typed, errors }: RefusedPost): string {
  const title = errors.length > 0 ? 'Some fields are missing or wrong' : 'Your message was not received';
  const fields = Object.entries(form.schema.shape)
    .filter(([name]) => name !== 'language')
    .map(([name, schema]) => {
      const error = errors.find(({ field }) => field === name);
      const label = error ? `${name}: <strong>${messages[error.code]}</strong>` : name;
      return `<p><label for="${name}">${label}</label><br>${control(name, typed[name] ?? '', schema)}</p>`;
    });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Error: ${title}</title></head>
<body><h1>${title}</h1>
<p>What you typed is below. Please send it again, or write to <a href="${emailHref}">${company.email}</a>.</p>
<form method="post" action="${form.endpoint}">
<input type="hidden" name="language" value="${language}">
${fields.join('\n')}
<p><button>Send</button></p></form></body></html>`;
}
