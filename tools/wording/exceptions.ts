export interface Exception {
  readonly where: RegExp
  readonly rule: RegExp
  readonly reason: string
}

/** Messages that may permanently break a rule. */
export const exceptions: readonly Exception[] = [
  {
    where: /^web\/item\/(?:comma|to) /,
    rule: /doubled punctuation/,
    reason: 'It names the sign that it shows.',
  },
  {
    where: /^web\/ui\/(?:please-wait|updating-grade-level) /,
    rule: /doubled punctuation/,
    reason: 'The specification fixes the text, with three periods.',
  },
  {
    where: /^web\/(?:platform\/school-hasnt-confirmed-yet|accounts\/settings\/program-of-yours) es/,
    rule: /house word: tú/,
    reason: 'Teachers alone read it, and are called usted.',
  },
  {
    where: /^web\/questions\/numbers-with-commas en/,
    rule: /a hyphen for a minus sign/,
    reason: 'It shows what is typed.',
  },
]
