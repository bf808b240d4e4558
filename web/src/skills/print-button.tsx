import { Printer } from 'lucide-react'
import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'

/** Prints the page, as laid out by `print.css`. */
export function PrintButton() {
  return (
    <Button variant="quiet" className="max-sm:hidden print:hidden" onClick={() => print()}>
      <Printer aria-hidden className="size-5" />
      {t('skills/print')}
    </Button>
  )
}
