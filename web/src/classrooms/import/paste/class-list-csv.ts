/** A student of a class list; empty fields are left to the server. */
export interface ListedStudent {
  readonly firstName: string
  readonly lastName: string
  readonly username: string
  readonly grade: string
  readonly group: string
  readonly studentNumber: string
}

const cellOf = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A class list in the import's CSV format: students start on line 2. */
export const classListCsv = (students: readonly ListedStudent[]): string =>
  [
    'First name,Last name,Username,Grade,Group,Student number',
    ...students.map(({ firstName, lastName, username, grade, group, studentNumber }) =>
      [firstName, lastName, username, grade, group, studentNumber].map(cellOf).join(','),
    ),
  ].join('\n')
