import type { SkillId } from '@skills-center/contract/ids'
import { ArrowRight } from 'lucide-react'
import { t } from '../language/messages.ts'
import { ButtonLink } from '../ui/button-link.tsx'

export function PracticeLink({ skillId }: { readonly skillId: SkillId }) {
  return (
    <ButtonLink href={`/practice/${skillId}`} size="large" className="shrink-0 max-sm:w-full print:hidden">
      {t('skills/practice-this-skill')}
      <ArrowRight aria-hidden className="size-5" />
    </ButtonLink>
  )
}
