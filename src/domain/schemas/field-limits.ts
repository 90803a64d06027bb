/** Longest values in characters that the forms accept; inputs, messages and server read them from here. */
export const fieldLimits = {
  name: 120,
  firstName: 60,
  lastName: 80,
  title: 120,
  company: 160,
  branch: 160,
  /** RFC 5321, section 4.5.3.1: 64 octets before the @, 254 in all. */
  email: 254,
  phone: 40,
  product: 60,
  system: 120,
  subject: 160,
  message: 4000,
} as const;
