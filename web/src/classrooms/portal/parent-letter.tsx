import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { type LetterNames, LetterSheet } from './letter-sheet.tsx'

/** A letter to families: what their child uses, and how to help at home. */
export function ParentLetter({ names }: { readonly names: LetterNames }) {
  const { appName, address } = names
  return (
    <LetterSheet title={t('classrooms/portal/math-and-science-practice', { appName })} names={names}>
      <p>{t('classrooms/portal/dear-families')}</p>
      <p>{t('classrooms/portal/year-our-class-practices-math', { appName })}</p>
      <h4 className="text-lg font-semibold">{t('classrooms/portal/how-your-child-signs')}</h4>
      <p>
        <Rich
          id="classrooms/portal/with-the-username-and-password"
          values={{ address }}
          parts={{ address: <strong /> }}
        />
      </p>
      <h4 className="text-lg font-semibold">{t('classrooms/portal/what-you-can-do')}</h4>
      <ul className="list-disc space-y-1 pl-6">
        <li>{t('classrooms/portal/ten-to-twenty-minutes')}</li>
        <li>{t('classrooms/portal/let-mistakes-happen')}</li>
        <li>{t('classrooms/portal/ask-how-did-you-get')}</li>
        <li>{t('classrooms/portal/look-at-the-progress-report-together')}</li>
      </ul>
      <h4 className="text-lg font-semibold">{t('classrooms/portal/what-the-numbers-mean')}</h4>
      <p>{t('classrooms/portal/mastery-is-the-chance')}</p>
      <h4 className="text-lg font-semibold">{t('classrooms/portal/privacy')}</h4>
      <p>{t('classrooms/portal/no-advertising-and-no-tracking')}</p>
      <p>{t('classrooms/portal/please-write')}</p>
    </LetterSheet>
  )
}
