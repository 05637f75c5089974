// Only browsers without modules run this: it makes the styles show the ways that need no script, as no island will come.
document.documentElement.setAttribute('data-script-failed', '');
