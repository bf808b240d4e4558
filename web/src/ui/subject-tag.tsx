import type { Subject } from '@skills-center/contract/ids'
import { FlaskConical, Pi } from 'lucide-react'
import { t } from '../language/messages.ts'
import { Badge } from './badge.tsx'

/** Math or Science, by color, icon, and word. */
export function SubjectTag({ subject }: { readonly subject: Subject }) {
  return subject === 'math' ? (
    <Badge tone="math" icon={<Pi aria-hidden />}>
      {t('ui/math')}
    </Badge>
  ) : (
    <Badge tone="science" icon={<FlaskConical aria-hidden />}>
      {t('ui/science')}
    </Badge>
  )
}
