/** To whoever pays for a student’s premium: the way back to the plan. */
export function manageMail({
  firstName,
  link,
  appName,
}: {
  firstName: string
  link: string
  appName: string
}) {
  return {
    subject: `Premium for ${firstName}: your link to the plan`,
    text: `Hello,

this link opens the plan that you pay for ${firstName} at ${appName}:

${link}

There you can see what was paid, change your card, cancel or resume. Whoever has the link can do the same, so please
keep it to yourself. You can have a new one mailed to you at any time from ${firstName}’s own link.

${appName}
`,
  }
}
