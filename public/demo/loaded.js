/** For the example of loadScript: counts how often it has run. */
window.loadedScripts = (window.loadedScripts ?? 0) + 1;
