import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'

interface PagerProps {
  readonly page: number
  readonly hasMore: boolean
  readonly onChange: (page: number) => void
}

/** Moves between the pages of a list; renders nothing if there is only one. */
export function Pager({ page, hasMore, onChange }: PagerProps) {
  if (page === 0 && !hasMore) return null
  return (
    <div className="flex justify-between gap-4">
      <Button variant="outline" size="small" disabled={page === 0} onClick={() => onChange(page - 1)}>
        {t('schools/organization/previous-page')}
      </Button>
      <Button variant="outline" size="small" disabled={!hasMore} onClick={() => onChange(page + 1)}>
        {t('schools/organization/next-page')}
      </Button>
    </div>
  )
}
