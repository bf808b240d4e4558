import type { SkillSummary } from '@skills-center/contract/skills'
import { Keyboard } from 'lucide-react'
import { contentLanguage } from '../../language/language.ts'
import { t } from '../../language/messages.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** What is practiced, and the way back to all that is on this device. */
export function PackHead({
  skill,
  onShortcuts,
}: {
  skill: SkillSummary | undefined
  onShortcuts: (() => void) | undefined
}) {
  const title = skill?.name ?? t('practice/practice')
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <BackLink href="/practice/overview/offline">{t('ui/on-this-device')}</BackLink>
        <PageHeading title={title} className="text-2xl sm:text-3xl">
          <span lang={skill && contentLanguage(skill)}>{title}</span>
        </PageHeading>
      </div>
      {onShortcuts !== undefined && (
        <div className="max-md:hidden">
          <Button
            variant="quiet"
            size="small"
            aria-label={t('practice/keyboard-shortcuts')}
            onClick={onShortcuts}
          >
            <Keyboard aria-hidden className="size-5" />
          </Button>
        </div>
      )}
    </div>
  )
}
