import type { ReactNode } from 'react'
import { t } from '../../language/messages.ts'
import { Blank, type LetterNames, LetterSheet } from './letter-sheet.tsx'

/** To parents and guardians: what is kept about a child, who sees it, and a line to sign on. */
export function ConsentNotice({ names }: { readonly names: LetterNames }) {
  const { appName, className } = names
  return (
    <LetterSheet title={t('Notice and consent: {appName}', { appName })} names={names}>
      <p>
        {className === null
          ? t(
              'I would like your child to use {appName} for math and science practice. Please read what this means, and sign below if you agree.',
              { appName },
            )
          : t(
              'I would like your child to use {appName} for math and science practice in {className}. Please read what this means, and sign below if you agree.',
              { appName, className },
            )}
      </p>
      <dl className="flex flex-col gap-3">
        <Item term={t('What is kept')}>
          {t(
            'First name, last name where the school gives it, a username, a password that nobody can read, the grade, and the work itself: answers, hints used, time on each question, and when.',
          )}
        </Item>
        <Item term={t('What it is for')}>
          {t(
            'To choose the next question, to show progress, and to tell teachers who needs help. How questions are answered, by all students together, also makes the choice of questions better.',
          )}
        </Item>
        <Item term={t('Who sees it')}>
          {t(
            'Your child, and the teachers of their classes. Others see a progress report only by a link that your child makes and can end. In live activities the wall shows nobody’s name. Nothing is sold, shown to advertisers, or sent to other companies.',
          )}
        </Item>
        <Item term={t('What is not asked for')}>
          {t(
            'No phone number, photo or place, and no messages between students. An email address is not needed in a class. A student who signs up alone is asked for month and year of birth once; only whether they are under 13, or 18 or older, is kept.',
          )}
        </Item>
        <Item term={t('Your rights')}>
          {t(
            'You may look at what is kept, have it corrected, or have it deleted, and you may take this consent back at any time. A note to me or to the school is enough. Your child gets other work then, with no disadvantage.',
          )}
        </Item>
      </dl>
      <div className="mt-2 flex flex-col gap-5 border-t border-dashed border-line-strong pt-5">
        <p>{t('I am the parent or guardian, I have read this notice, and')}</p>
        <ul className="flex flex-col gap-2">
          <Choice>{t('I agree that my child uses {appName}.', { appName })}</Choice>
          <Choice>{t('I do not agree.')}</Choice>
        </ul>
        <p className="flex flex-wrap gap-x-8 gap-y-4">
          <Blank label={t('Child’s name')} />
          <Blank label={t('Signature')} />
          <Blank label={t('Date')} />
        </p>
      </div>
    </LetterSheet>
  )
}

function Item({ term, children }: { readonly term: string; readonly children: string }) {
  return (
    <div>
      <dt className="font-semibold">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const Choice = ({ children }: { readonly children: ReactNode }) => (
  <li className="flex items-center gap-3">
    <span aria-hidden className="size-4 shrink-0 border-[1.5px] border-line-strong" />
    <span>{children}</span>
  </li>
)
