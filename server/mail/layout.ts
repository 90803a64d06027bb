import { readFileSync } from 'node:fs';
import path from 'node:path';

import { company } from '../../src/domain/company.ts';
import { localeOf } from '../../src/domain/locales.ts';
import { escapeHtml } from '../texts/html.ts';

/** A part of a mail, which is rendered as HTML and as plain text. */
export type Part =
  { paragraph: string } | { facts: [label: string, value: string][] } | { button: string; href: string };

export interface MailContent {
  language: string;
  heading: string;
  parts: Part[];
  /** Why the reader gets this mail; at the end. */
  smallPrint?: string;
  /** A link below the small print. */
  link?: { label: string; href: string };
}

const tokens = new Map(
  [
    ...readFileSync(path.join(import.meta.dirname, '../../src/css/tokens.css'), 'utf8').matchAll(
      /--color-([a-z-]+): (#[0-9a-f]{6});/g,
    ),
  ].map(([, name = '', value = '']) => [name, value]),
);

/** A colour of the design (src/css/tokens.css), since mail programs do not support custom properties. */
function color(name: string): string {
  const value = tokens.get(name);
  if (!value) throw new Error(`src/css/tokens.css has no colour "${name}".`);
  return value;
}

const fonts = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const multiline = (value: string) => escapeHtml(value).replaceAll('\n', '<br>');

function partHtml(part: Part): string {
  if ('paragraph' in part) return `<p style="margin:0 0 16px">${multiline(part.paragraph)}</p>`;
  if ('facts' in part) {
    const rows = part.facts.map(
      ([label, value]) =>
        `<tr><th scope="row" align="left" valign="top" style="padding:8px 16px 8px 0;width:34%;font-weight:400;color:${color('muted')};border-top:1px solid ${color('line')}">${escapeHtml(label)}</th><td valign="top" style="padding:8px 0;color:${color('ink')};border-top:1px solid ${color('line')};overflow-wrap:anywhere">${multiline(value)}</td></tr>`,
    );
    return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-collapse:collapse;font-size:15px;line-height:1.5">${rows.join('')}</table>`;
  }
  return `<p style="margin:8px 0 24px"><a href="${escapeHtml(part.href)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:${color('action')};color:${color('on-action')};font-weight:600;text-decoration:none">${escapeHtml(part.button)}</a></p>`;
}

function partText(part: Part): string {
  if ('paragraph' in part) return part.paragraph;
  if ('facts' in part) {
    return part.facts
      .map(([label, value]) => {
        // Some labels are questions.
        const name = /[:?]$/.test(label) ? label : `${label}:`;
        return value.includes('\n') ? `${name}\n${value}\n` : `${name} ${value}`;
      })
      .join('\n');
  }
  return `${part.button}:\n${part.href}`;
}

/** A mail in the site's design, and the same in plain text. */
export function renderMail({ language, heading, parts, smallPrint, link }: MailContent): {
  html: string;
  text: string;
} {
  const { office } = company;
  const sender = `${company.legalName} · ${office.street} · ${office.postalCode} ${office.city} · ${company.phone}`;
  const footer = [smallPrint, sender].filter((line) => line !== undefined);
  const html = `<!doctype html>
<html lang="${localeOf(language).htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px 12px;background:${color('canvas')};color:${color('body')};font:16px/1.6 ${fonts}">
<div role="article" aria-label="${escapeHtml(heading)}" style="max-width:600px;margin:0 auto">
<div style="padding:20px 28px;border-radius:12px 12px 0 0;background:${color('night')};color:${color('on-night')};font-size:18px;font-weight:600">${escapeHtml(company.name)}</div>
<div style="padding:28px;border:1px solid ${color('line')};border-top:3px solid ${color('aurora')};border-radius:0 0 12px 12px;background:${color('surface')}">
<h1 style="margin:0 0 16px;color:${color('ink')};font-size:24px;line-height:1.25">${escapeHtml(heading)}</h1>
${parts.map(partHtml).join('\n')}
</div>
<div style="padding:20px 28px;color:${color('muted')};font-size:13px;line-height:1.5">
${footer.map((line) => `<p style="margin:0 0 8px">${escapeHtml(line)}</p>`).join('\n')}
${link ? `<p style="margin:0"><a href="${escapeHtml(link.href)}" style="color:${color('action')}">${escapeHtml(link.label)}</a></p>` : ''}
</div></div></body></html>`;
  const text = [
    heading,
    ...parts.map(partText),
    '--',
    footer.join('\n'),
    ...(link ? [`${link.label}: ${link.href}`] : []),
  ].join('\n\n');
  return { html, text: `${text}\n` };
}
