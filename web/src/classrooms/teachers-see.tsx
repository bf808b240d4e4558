import { Eye, EyeOff } from 'lucide-react'
import { t } from '../language/messages.ts'
import { useNeedsConsent } from '../platform/privacy.ts'

/** What class membership reveals, and to whom; shown before joining and afterwards. */
export function TeachersSee() {
  const needsConsent = useNeedsConsent()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div>
        <h3 className="flex items-center gap-2 text-lg font-semibold">
          <Eye aria-hidden className="size-5 text-math" />
          {t('classrooms/your-teachers-see')}
        </h3>
        <ul className="mt-2 list-disc pl-6 text-ink-soft marker:text-line-strong">
          <li>
            {needsConsent ? t('classrooms/your-username-and-grade') : t('classrooms/name-username-and-grade')}
          </li>
          <li>{t('classrooms/what-you-practice-your-answers')}</li>
          <li>{t('classrooms/how-far')}</li>
        </ul>
      </div>
      <div>
        <h3 className="flex items-center gap-2 text-lg font-semibold">
          <EyeOff aria-hidden className="size-5 text-science" />
          {t('classrooms/they-do-not-see')}
        </h3>
        <ul className="mt-2 list-disc pl-6 text-ink-soft marker:text-line-strong">
          <li>{needsConsent ? t('classrooms/name-we-dont') : t('classrooms/your-email-address')}</li>
          <li>{t('classrooms/which-other-classes')}</li>
        </ul>
        <p className="mt-2 text-ink-soft">{t('classrooms/classmates-see-nothing')}</p>
      </div>
    </div>
  )
}
