import { consentDays } from '@skills-center/contract/accounts/consent'

interface Words {
  subject: string
  text: string
}

const lines = (...all: readonly string[]) => `${all.join('\n')}\n`

const dayOf = (at: Date) => at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** To a parent whose address the child gave. It names the child by first name and username and says no more. */
export const askParentMail = (
  appName: string,
  child: { firstName: string; username: string; link: string; dueAt: Date },
): Words => ({
  subject: `${child.firstName} needs your OK for ${appName}`,
  text: lines(
    `${child.firstName} signed up for ${appName}, practice in math and science, with the username`,
    `“${child.username}”, and gave us this address as a parent’s.`,
    '',
    'Children under 13 need a parent’s consent. Open this link to read what is kept and why, and to agree or not:',
    child.link,
    '',
    `Without anyone’s consent the account and all that is in it are deleted on ${dayOf(child.dueAt)}.`,
    'If you know no such child, do nothing: your address is deleted with the account.',
  ),
})

/** After a parent agreed, so that whoever reads the mailbox knows, and how to take it back. */
export const consentGivenMail = (appName: string, child: { firstName: string; username: string }): Words => ({
  subject: `You agreed to ${child.firstName}’s account on ${appName}`,
  text: lines(
    `You agreed that ${child.firstName} (“${child.username}”) uses ${appName}.`,
    '',
    'The link of our first mail stays yours: by it you see everything that is kept about your child, and can',
    'delete the account at any time. Keep that mail.',
    '',
    'If it was not you who agreed, open that link and delete the account, or write to us from the support page.',
  ),
})

/** Days before a child’s account goes for lack of consent; to its own address and to the parent’s. */
export const consentDueMail = (
  appName: string,
  { username, dueAt, siteAddress }: { username: string; dueAt: Date; siteAddress: string },
): Words => ({
  subject: `The ${appName} account “${username}” is deleted soon`,
  text: lines(
    `The account “${username}” is deleted on ${dayOf(dueAt)}, with all that is in it, because no parent and no`,
    `school has agreed to it within ${consentDays} days.`,
    '',
    'To keep it: sign in, open the settings and give a parent’s address under “A grown-up’s OK”; or ask a',
    'teacher whose class you are in to agree for the school.',
    siteAddress,
  ),
})

/** A month before an account goes because nobody uses it. */
export const unusedMail = (
  appName: string,
  { username, dueAt, siteAddress }: { username: string; dueAt: Date; siteAddress: string },
): Words => ({
  subject: `The ${appName} account “${username}” has not been used for long`,
  text: lines(
    `Nobody has signed in as “${username}” for almost two years. On ${dayOf(dueAt)} the account is deleted, with`,
    'all that is in it. To keep it, sign in once before that day:',
    siteAddress,
  ),
})
