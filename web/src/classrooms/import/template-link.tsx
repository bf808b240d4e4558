import { FileDown } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { buttonStyle } from '../../ui/button-style.ts'

const template = 'First name,Last name,Username,Grade,Group\r\nMaya,B,,6,\r\nTomás,Rivera,tomas.r,6,Blue\r\n'

/** A list to write one’s own over. The mark at its start tells spreadsheets that it is UTF-8. */
export function TemplateLink() {
  return (
    <a
      href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${template}`)}`}
      download="class-list.csv"
      className={buttonStyle({ variant: 'outline' })}
    >
      <FileDown aria-hidden className="size-5" />
      {t('Download the template')}
    </a>
  )
}
