import { resetMinutes } from '@skills-center/contract/accounts/password-reset'

interface Words {
  subject: string
  text: string
}

const lines = (...all: readonly string[]) => `${all.join('\n')}\n`

/** To the address that was given up: whoever did not do it hears of it. */
export const emailChangedMail = (appName: string, username: string): Words => ({
  subject: `The email of your ${appName} account was changed`,
  text: lines(
    `The account “${username}” now has another email address. This one gets no more mail about it.`,
    '',
    'If it was not you who changed it, write to us from the support page right away.',
  ),
})

export const passwordChangedMail = (appName: string, username: string): Words => ({
  subject: `The password of your ${appName} account was changed`,
  text: lines(
    `The account “${username}” has a new password, and every other device was signed out.`,
    '',
    'If it was not you who changed it, choose “Forgot your password?” where you sign in.',
  ),
})

/** One link for each account: a family may share an address. */
export const resetMail = (
  appName: string,
  accounts: readonly { username: string; link: string }[],
): Words => ({
  subject: `A new password for ${appName}`,
  text: lines(
    'Someone asked for a new password. Open the link to choose one:',
    ...accounts.flatMap(({ username, link }) => ['', `${username}:`, link]),
    '',
    `It works once and for ${resetMinutes} minutes. If you did not ask, do nothing: your password stays as it is.`,
  ),
})
