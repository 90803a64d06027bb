/** The texts of i18n/<language>/server.json: mails and what the server says, each with the names in braces that it fills in. */
export const serverTexts: Readonly<Record<string, readonly string[]>> = {
  'mail.receipt.demo.subject': [],
  'mail.receipt.contact.subject': [],
  'mail.receipt.reply': [],
  'mail.reference': [],
  'mail.why.receipt': ['site'],
  'mail.subscription.confirm.subject': [],
  'mail.subscription.confirm.text': [],
  'mail.subscription.confirm.button': [],
  'mail.subscription.confirm.validity': ['date'],
  'mail.subscription.known.subject': [],
  'mail.subscription.known.text': [],
  'mail.newsletter.unsubscribe': [],
  'mail.why.subscription': ['site'],
  'mail.why.newsletter': ['site'],
  'mail.newsletter.read': [],
  'page.tryAgain': [],
};
