import type { ReactNode } from 'react'
import { t } from '../../language/messages.ts'
import { Blank, type LetterNames, LetterSheet } from './letter-sheet.tsx'

/** A letter to parents and guardians: what is stored about a child, who sees it, and a signature line. */
export function ConsentNotice({ names }: { readonly names: LetterNames }) {
  const { appName, className } = names
  return (
    <LetterSheet title={t('classrooms/portal/notice-and-consent-app-name', { appName })} names={names}>
      <p>
        {className === null
          ? t('classrooms/portal/would-like-your-child', { appName })
          : t('classrooms/portal/would-like-your-child-to-use', { appName, className })}
      </p>
      <dl className="flex flex-col gap-3">
        <Item term={t('classrooms/portal/what-is-kept')}>{t('classrooms/portal/first-name')}</Item>
        <Item term={t('classrooms/portal/what-it-is-for')}>
          {t('classrooms/portal/to-choose-the-next-question')}
        </Item>
        <Item term={t('classrooms/portal/who-sees-it')}>
          {t('classrooms/portal/and-the-teachers-of-their-classes')}
        </Item>
        <Item term={t('classrooms/portal/what-is-not-asked')}>{t('classrooms/portal/no-phone-number')}</Item>
        <Item term={t('classrooms/portal/your-rights')}>
          {t('classrooms/portal/may-look-at-what-is-kept')}
        </Item>
      </dl>
      <div className="mt-2 flex flex-col gap-5 border-t border-dashed border-line-strong pt-5">
        <p>{t('classrooms/portal/am-the-parent-or-guardian')}</p>
        <ul className="flex flex-col gap-2">
          <Choice>{t('classrooms/portal/agree-that-my-child-uses', { appName })}</Choice>
          <Choice>{t('classrooms/portal/i-do-not-agree')}</Choice>
        </ul>
        <p className="flex flex-wrap gap-x-8 gap-y-4">
          <Blank label={t('classrooms/portal/childs-name')} />
          <Blank label={t('classrooms/portal/signature')} />
          <Blank label={t('classrooms/portal/date')} />
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
