import type { SkillId } from '@skills-center/contract/ids'
import { CircleCheck, HardDriveDownload } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '../../language/messages.ts'
import { useIsOnline } from '../../platform/online.ts'
import { Button } from '../../ui/button.tsx'
import { formatFailure } from './format-pack.ts'
import { useDownloadPack } from './use-download-pack.ts'

/** Downloads questions of one skill or of today’s plan, and shows the result. */
export function DownloadPack({
  skillId,
  label,
  variant = 'outline',
}: {
  /** Null for today’s plan. */
  readonly skillId: SkillId | null
  readonly label: string
  readonly variant?: 'outline' | 'primary' | 'quiet'
}) {
  const take = useDownloadPack()
  const isOnline = useIsOnline()
  return (
    <div>
      <Button
        variant={variant}
        busy={take.isPending}
        className={variant === 'quiet' ? '-ms-3' : 'max-sm:w-full'}
        size={variant === 'quiet' ? 'small' : 'medium'}
        disabled={!isOnline}
        onClick={() => take.mutate(skillId)}
      >
        <HardDriveDownload aria-hidden className="size-5" />
        {label}
      </Button>
      <div role="status" className="mt-2 empty:hidden">
        {take.isSuccess && (
          <p className="flex items-start gap-2 text-sm">
            <CircleCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-correct" />
            <span>
              {t('practice/questions-are-on-this-device', {
                count: take.data.questions.length,
              })}{' '}
              <Link href={`/practice/overview/offline/${take.data.id}`} className="text-link">
                {t('practice/practice-them')}
              </Link>
            </span>
          </p>
        )}
        {!isOnline && (
          <p className="text-sm text-ink-soft">{t('practice/downloading-questions-needs-the-connection')}</p>
        )}
      </div>
      {take.isError && (
        <p role="alert" className="mt-2 text-sm text-incorrect">
          {formatFailure(take.error)}
        </p>
      )}
    </div>
  )
}
