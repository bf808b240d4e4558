import { FileDown } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { buttonStyle } from '../../ui/button-style.ts'

const students = 'Maya,B,,6,,\r\nTomás,Rivera,tomas.r,6,A,100234\r\n'

/** A template list to fill in. Its byte order mark tells spreadsheets that it is UTF-8. */
export function TemplateLink() {
  // The server accepts the column names of every language.
  const headings = t('classrooms/import/first-name-last-name-username-columns')
  return (
    <a
      href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${headings}\r\n${students}`)}`}
      download="class-list.csv"
      className={buttonStyle({ variant: 'outline' })}
    >
      <FileDown aria-hidden className="size-5" />
      {t('classrooms/import/download-the-template')}
    </a>
  )
}
