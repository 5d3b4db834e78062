/** What an operator can ask for. Nothing here loads the server. */
export const ADMIN_USAGE = `  find <name or table>       who is called so, or sits there
  reports                    what was reported, the latest first
  close <table>              ends a game
  ban <person> | unban <person>
  record <table>             the whole record of a table, with what is hidden
  restore <table> <file>     puts a table back to what such a record says`;
