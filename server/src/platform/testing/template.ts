/** The migrated, empty database that each test's database is copied from. */
export const templateName = 'template_app'
